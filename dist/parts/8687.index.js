export const id = 8687;
export const ids = [8687];
export const modules = {

/***/ 98865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);


function listSchema(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((value) => Array.isArray(value) && value.length <= _parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ITEMS */ .x, 'a list of reasonable length')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
}


/***/ }),

/***/ 8687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseArtifact: () => (/* binding */ parseArtifact)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/documents/list-schema.js
var list_schema = __webpack_require__(98865);
// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(68864);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
;// CONCATENATED MODULE: ./build/release-safety/config-changes.js
function readConfigChange(item) {
    const { name, previousName } = item;
    const previousDefault = textOf(item['previousDefault']);
    const defaultValue = textOf(item['defaultValue']);
    if (typeof name !== 'string')
        return { kind: 'other', name: null };
    switch (item['type'] ?? item['kind'] ?? typeByMembers(item)) {
        case 'removed':
            return { kind: 'removed', name, previousDefault };
        case 'renamed':
            return typeof previousName === 'string'
                ? { kind: 'renamed', name, previousName, defaultValue }
                : { kind: 'other', name };
        case 'defaultChanged':
            return { kind: 'default-changed', name, previousDefault, defaultValue };
        default:
            return { kind: 'other', name };
    }
}
function typeByMembers(item) {
    if ('previousName' in item)
        return 'renamed';
    if ('defaultValue' in item)
        return 'defaultChanged';
    return 'previousDefault' in item ? 'removed' : null;
}
function textOf(value) {
    if (value === undefined || value === null)
        return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
}

// EXTERNAL MODULE: ./build/release-safety/demands.js
var demands = __webpack_require__(47067);
// EXTERNAL MODULE: ./build/release-safety/unknown-members.js
var unknown_members = __webpack_require__(91579);
;// CONCATENATED MODULE: ./build/release-safety/artifact.js









const schemaOf = ({ isMet, expected }) => schemas/* custom */.IeY(isMet, expected);
const verdictSchema = schemaOf(demands/* VERDICT */.y3);
const textOrNull = schemas/* string */.YjP().nullish().catch(null);
const count = schemas/* number */.aig().int().nonnegative();
const textList = (0,list_schema/* listSchema */.c)(schemas/* string */.YjP());
const migrationFileSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    edition: schemas/* string */.YjP(),
    tables: textList,
    heaviness: schemas/* object */.Ikc({ locksTable: verdictSchema, rewritesTable: verdictSchema, scansTable: verdictSchema }),
});
const migrationsSchema = schemas/* object */.Ikc({
    present: verdictSchema,
    count,
    coreCount: count.optional(),
    eeCount: count.optional(),
    files: (0,list_schema/* listSchema */.c)(migrationFileSchema),
});
const apiSurfaceSchema = schemas/* object */.Ikc({
    checked: schemas/* boolean */.zMY(),
    breaking: verdictSchema,
    changes: textList,
    breakingCount: count.optional(),
    advisories: textList.optional(),
    advisoryCount: count.optional(),
});
const configSchema = schemas/* object */.Ikc({
    checked: schemas/* boolean */.zMY(),
    breaking: verdictSchema,
    changes: (0,list_schema/* listSchema */.c)(schemas/* looseObject */._H3({})),
});
const declaredBreakSchema = schemas/* object */.Ikc({
    reason: textOrNull,
    requiredStop: schemaOf(demands/* BOOLEAN */.Jx),
    file: textOrNull,
    line: schemas/* number */.aig().nullish().catch(null),
    id: textOrNull,
    migration: textOrNull,
    releasedIn: textOrNull,
});
const artifactSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz('2'),
    version: schemaOf(demands/* VERSION */.xv),
    previousVersion: schemaOf(demands/* VERSION_OR_NULL */.Zh),
    releaseDate: schemas/* string */.YjP().nullable().catch(null),
    migrations: migrationsSchema.nullable().catch(null),
    compatibility: schemas/* object */.Ikc({ rollingUpdateSafe: verdictSchema, recommendedStrategy: schemas/* unknown */.L5J().optional() }, 'an object with "rollingUpdateSafe"'),
    api: schemas/* object */.Ikc({ rest: apiSurfaceSchema.nullable().catch(null), mcp: apiSurfaceSchema.nullable().catch(null) })
        .nullable()
        .catch(null),
    config: configSchema.nullable().catch(null),
    upgrade: schemas/* object */.Ikc({ minPreviousVersion: schemaOf(demands/* VERSION_OR_NULL */.Zh), requiredStops: schemaOf(demands/* VERSIONS */.S8) }, 'an object with "minPreviousVersion" and "requiredStops"'),
    declaredBreaks: (0,list_schema/* listSchema */.c)(declaredBreakSchema).optional(),
    declaredAdvisories: (0,list_schema/* listSchema */.c)(schemas/* looseObject */._H3({})).nullish().catch(null),
}, 'an object');
const REMEDY = `Check release-asset-url, or tell ${product/* product */.q.name}`;
function parseArtifact(document, expected) {
    for (const [member, wanted] of Object.entries({ schemaVersion: '2', version: expected })) {
        if (!(0,is_object/* isObject */.G)(document) || document[member] === wanted)
            continue;
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* quoteMember */.zP)(member, document[member], `"${wanted}"`), REMEDY);
    }
    const parsed = artifactSchema.safeParse(document);
    if (!parsed.success)
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* firstMalformation */.Wu)(parsed.error, document), REMEDY);
    const { compatibility, upgrade, schemaVersion: _, ...read } = parsed.data;
    const raw = document;
    const config = read.config && { ...read.config, changes: read.config.changes.map(readConfigChange) };
    const sections = { ...read, config };
    const isStop = read.declaredBreaks?.some((declared) => declared.requiredStop) === true;
    return {
        ...sections,
        rollingUpdateSafe: compatibility.rollingUpdateSafe,
        minPreviousVersion: upgrade.minPreviousVersion,
        requiredStops: [...new Set([...upgrade.requiredStops, ...(isStop ? [expected] : [])])],
        flaws: strategyFlaws(compatibility.rollingUpdateSafe, compatibility.recommendedStrategy),
        oddities: countOddities(sections),
        unreadable: unreadableSections(sections, raw),
        unknownMembers: (0,unknown_members/* countUnknown */.m)(droppedMembers(parsed.data, raw)),
    };
}
function droppedMembers(read, document) {
    if (!(0,is_object/* isObject */.G)(read) || !(0,is_object/* isObject */.G)(document))
        return [];
    return Object.entries(document).flatMap(([name, value]) => Object.hasOwn(read, name) ? droppedMembers(read[name], value) : [name]);
}
function strategyFlaws(verdict, strategy) {
    const expected = verdict === true ? 'RollingUpdate' : 'Recreate';
    if (strategy === undefined || strategy === expected)
        return [];
    const says = `rollingUpdateSafe is ${(0,quote_value/* quoteValue */.c)(verdict)}, but recommendedStrategy is ${(0,quote_value/* quoteValue */.c)(strategy)}`;
    return [{ rule: 'contradiction', says: `artifact: ${says}` }];
}
function countOddities({ migrations, api, config }) {
    const oddities = [];
    const expectAtLeast = (member, counted, listed) => {
        if ((counted ?? listed) < listed)
            oddities.push(`${member} is ${counted}, but ${listed} are listed`);
    };
    if (migrations) {
        expectAtLeast('migrations.count', migrations.count, migrations.files.length);
        const { count: total, coreCount, eeCount } = migrations;
        if (coreCount !== undefined && eeCount !== undefined && coreCount + eeCount !== total) {
            oddities.push(`migrations.count is ${total}, but coreCount ${coreCount} and eeCount ${eeCount} make ${coreCount + eeCount}`);
        }
        if (migrations.present === false && migrations.count > 0) {
            oddities.push(`migrations.present is false, but migrations.count is ${migrations.count}`);
        }
    }
    const others = config?.changes.filter(({ kind }) => kind === 'other').length ?? 0;
    if (others > 0)
        oddities.push(`config.changes has ${others} in a format that is not supported`);
    for (const surface of ['rest', 'mcp']) {
        const found = api?.[surface];
        if (!found)
            continue;
        expectAtLeast(`api.${surface}.breakingCount`, found.breakingCount, found.changes.length);
        expectAtLeast(`api.${surface}.advisoryCount`, found.advisoryCount, found.advisories?.length ?? 0);
        const breaks = found.breakingCount ?? found.changes.length;
        if (found.breaking === false && breaks > 0) {
            oddities.push(`api.${surface}.breaking is false, but there are ${breaks} breaking changes`);
        }
    }
    return oddities;
}
function unreadableSections({ migrations, api, config }, raw) {
    const surfaces = (0,is_object/* isObject */.G)(raw['api']) ? raw['api'] : {};
    const sections = [
        ['migrations', migrations, raw['migrations']],
        ['config', config, raw['config']],
        ['api', api, raw['api']],
        ['api.rest', api === null ? undefined : api.rest, surfaces['rest']],
        ['api.mcp', api === null ? undefined : api.mcp, surfaces['mcp']],
    ];
    return sections.filter(([, parsed, found]) => parsed === null && found !== null).map(([name]) => name);
}


/***/ })

};
