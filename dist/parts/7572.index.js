export const id = 7572;
export const ids = [7572];
export const modules = {

/***/ 17572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readApprovedReport: () => (/* binding */ readApprovedReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92857);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68864);
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40709);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77829);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16299);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69851);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22606);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15807);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38811);











const REPORT_VERSION = '1';
const MOST_BYTES = 32_000_000;
const GIVE_REPORT = 'Download the report of the approved run in an earlier step, and give its path.';
const RENEW = 'Run the check again on the change, and approve the report of that run.';
const version = zod__WEBPACK_IMPORTED_MODULE_8__/* .custom */ .IeY((value) => typeof value === 'string' && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .isVersion */ .lF)(value), 'a version, X.Y.Z');
const flag = zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY('true or false');
const count = zod__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Whr('a whole number').nonnegative('a whole number');
const text = zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP('a text');
const deployment = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    id: text,
    kind: text,
    file: text.nullable(),
    from: version.nullable(),
    to: version.nullable(),
    change: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['upgrade', 'downgrade', 'unchanged', 'install', 'removed'], 'the name of a change'),
    decision: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['unchanged', 'roll', 'recreate', 'blocked', 'unproven'], 'a decision').nullable(),
    upgradeMode: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(['RollingUpdate', 'Recreate'], 'RollingUpdate or Recreate').nullable(),
    tolerated: flag,
}, 'a deployment');
const reason = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ rule: text, release: version.nullable(), says: text }, 'a reason');
const verdict = zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz([true, false, 'unknown'], 'true, false or "unknown"');
const verdictRun = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ verdict, first: version, last: version, count }, 'releases of one verdict');
const span = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    from: version,
    to: version,
    reasons: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(reason, 'a list of reasons'),
    verdicts: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(verdictRun, 'a list of verdicts'),
    coveredReleases: count,
}, 'the judgement on an upgrade');
const record = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ document: text, release: version.nullable(), sha256: text.nullable() }, 'the record of a document');
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    generatedAt: text.refine((value) => (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMoment */ .mI)(value) !== null, 'a date-time with its zone'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ fails: flag }, 'an outcome'),
    deployments: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(deployment, 'a list of deployments'),
    spans: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(span, 'a list of judgements'),
    evidence: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ documents: zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(record, 'a list of documents') }, 'the evidence'),
}, 'the report of a run of the gate');
async function readApprovedReport(location, workingDirectory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, location);
    const refuse = (why) => new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`The approved report ${location} cannot be used: ${why}`);
    const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .DocumentReader */ .z(_net_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .FETCH_LIMITS */ .k);
    try {
        const { bytes, sha256 } = await reader.read({ kind: 'file', path, display: location }, MOST_BYTES);
        return { report: parseApprovedReport((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(bytes)), location, sha256 };
    }
    catch (error) {
        if (error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d)
            throw refuse(error.message);
        if (error instanceof _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .MalformedDocumentError */ .BD) {
            throw refuse(`${(0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMalformation */ .D5)(error.malformation)}. ${GIVE_REPORT}`);
        }
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_5__/* .FetchError */ .f)
            throw refuse(`${error.message}. ${GIVE_REPORT}`);
        throw error;
    }
    finally {
        reader.close();
    }
}
function parseApprovedReport(document) {
    const found = document?.reportVersion;
    const what = `member "reportVersion" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteValue */ .c)(found)}, expected "${REPORT_VERSION}"`;
    if (typeof found !== 'string' || !/^\d{1,9}$/.test(found))
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`${what}. ${GIVE_REPORT}`);
    if (Number(found) < Number(REPORT_VERSION)) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`${what}: an older version of Upgrade Gate wrote it. ${RENEW}`);
    }
    if (found !== REPORT_VERSION) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`${what}: a newer version of Upgrade Gate wrote it. Use that version here, too.`);
    }
    const parsed = reportSchema.safeParse(document);
    if (parsed.success)
        return parsed.data;
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`${(0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMalformation */ .D5)((0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .firstMalformation */ .Wu)(parsed.error, document))}. ${RENEW}`);
}


/***/ })

};
