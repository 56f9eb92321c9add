export const id = 2193;
export const ids = [2193];
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

/***/ 12193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArtifact: () => (/* binding */ parseArtifact)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(269);
/* harmony import */ var _documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98865);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68864);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77829);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _config_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74037);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47067);
/* harmony import */ var _unknown_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91579);









const schemaOf = ({ isMet, expected }) => zod__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .IeY(isMet, expected);
const verdictSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICT */ .y3);
const textOrNull = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(null);
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative();
const textList = (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP());
const migrationFileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    edition: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    tables: textList,
    heaviness: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ locksTable: verdictSchema, rewritesTable: verdictSchema, scansTable: verdictSchema }),
});
const migrationsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    present: verdictSchema,
    count,
    coreCount: count.optional(),
    eeCount: count.optional(),
    files: (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(migrationFileSchema),
});
const apiSurfaceSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    breaking: verdictSchema,
    changes: textList,
    breakingCount: count.optional(),
    advisories: textList.optional(),
    advisoryCount: count.optional(),
});
const configSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    breaking: verdictSchema,
    changes: (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({})),
});
const declaredBreakSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: textOrNull,
    requiredStop: schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .BOOLEAN */ .Jx),
    file: textOrNull,
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullish().catch(null),
    id: textOrNull,
    migration: textOrNull,
    releasedIn: textOrNull,
});
const artifactSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('2'),
    version: schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .xv),
    previousVersion: schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION_OR_NULL */ .Zh),
    releaseDate: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().catch(null),
    migrations: migrationsSchema.nullable().catch(null),
    compatibility: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ rollingUpdateSafe: verdictSchema, recommendedStrategy: zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J().optional() }, 'an object with "rollingUpdateSafe"'),
    api: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ rest: apiSurfaceSchema.nullable().catch(null), mcp: apiSurfaceSchema.nullable().catch(null) })
        .nullable()
        .catch(null),
    config: configSchema.nullable().catch(null),
    upgrade: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ minPreviousVersion: schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION_OR_NULL */ .Zh), requiredStops: schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSIONS */ .S8) }, 'an object with "minPreviousVersion" and "requiredStops"'),
    declaredBreaks: (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(declaredBreakSchema).optional(),
    declaredAdvisories: (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({})).nullish().catch(null),
}, 'an object');
const REMEDY = `Check release-asset-url, or tell ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}`;
function parseArtifact(document, expected) {
    for (const [member, wanted] of Object.entries({ schemaVersion: '2', version: expected })) {
        if (!(0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(document) || document[member] === wanted)
            continue;
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .MalformedDocumentError */ .BD((0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteMember */ .zP)(member, document[member], `"${wanted}"`), REMEDY);
    }
    const parsed = artifactSchema.safeParse(document);
    if (!parsed.success)
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .MalformedDocumentError */ .BD((0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .firstMalformation */ .Wu)(parsed.error, document), REMEDY);
    const { compatibility, upgrade, schemaVersion: _, ...read } = parsed.data;
    const raw = document;
    const config = read.config && { ...read.config, changes: read.config.changes.map(_config_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfigChange */ .J) };
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
        unknownMembers: (0,_unknown_members_js__WEBPACK_IMPORTED_MODULE_7__/* .countUnknown */ .m)(droppedMembers(parsed.data, raw)),
    };
}
function droppedMembers(read, document) {
    if (!(0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(read) || !(0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(document))
        return [];
    return Object.entries(document).flatMap(([name, value]) => Object.hasOwn(read, name) ? droppedMembers(read[name], value) : [name]);
}
function strategyFlaws(verdict, strategy) {
    const expected = verdict === true ? 'RollingUpdate' : 'Recreate';
    if (strategy === undefined || strategy === expected)
        return [];
    const says = `rollingUpdateSafe is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .c)(verdict)}, but recommendedStrategy is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteValue */ .c)(strategy)}`;
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
    const surfaces = (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .G)(raw['api']) ? raw['api'] : {};
    const sections = [
        ['migrations', migrations, raw['migrations']],
        ['config', config, raw['config']],
        ['api', api, raw['api']],
        ['api.rest', api === null ? undefined : api.rest, surfaces['rest']],
        ['api.mcp', api === null ? undefined : api.mcp, surfaces['mcp']],
    ];
    return sections.filter(([, parsed, found]) => parsed === null && found !== null).map(([name]) => name);
}


/***/ }),

/***/ 74037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ netConfigEffects),
/* harmony export */   J: () => (/* binding */ readConfigChange)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

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
const MOST_EXTRA_STEPS = 200_000;
function netConfigEffects(steps) {
    const tracks = new VariableTracks();
    for (const step of steps)
        tracks.follow(step);
    const origins = tracks.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
    const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
    return origins.flatMap(({ origin, after }) => [...after].flatMap(([name, those]) => {
        const isGone = (each) => {
            if (each !== origin.name)
                return !finalNames.has(each);
            return name === null ? after.size === 1 : !after.has(each);
        };
        return effectOf(origin, name, those, isGone);
    }));
}
class VariableTracks {
    origins = [];
    #current = new Map();
    #extraSteps = MOST_EXTRA_STEPS;
    follow({ release, changes }) {
        const followed = [...variableChanges(changes)].map(([name, change]) => {
            return { change, tracks: this.#takeTracks(name, change) };
        });
        for (const { change, tracks } of followed) {
            const branches = [...change.names].map(([name, defaultValue], at) => {
                return { name, defaultValue, branch: at === 0 ? tracks : this.#copiesOf(tracks) };
            });
            for (const { name, defaultValue, branch } of branches) {
                for (const track of branch) {
                    if (track.names.at(-1) !== name)
                        track.names.push(name);
                    track.isRemoved = change.isRemoved;
                    track.defaultValue = defaultValue;
                    track.releases.push(release);
                }
                this.#giveName(name, branch);
            }
        }
    }
    #takeTracks(name, { previousDefault }) {
        const known = this.#current.get(name);
        this.#current.delete(name);
        if (known !== undefined) {
            const followed = known.slice(0, this.#extraSteps + 1);
            this.#extraSteps -= followed.length - 1;
            return followed;
        }
        const origin = { name, previousDefault, tracks: [] };
        const track = { origin, names: [name], defaultValue: previousDefault, isRemoved: false, releases: [] };
        origin.tracks.push(track);
        this.origins.push(origin);
        return [track];
    }
    #copiesOf(tracks) {
        const copies = [];
        for (const { origin, names, defaultValue, isRemoved, releases } of tracks) {
            const steps = names.length + releases.length;
            if (steps > this.#extraSteps)
                break;
            this.#extraSteps -= steps;
            const copy = { origin, names: [...names], defaultValue, isRemoved, releases: [...releases] };
            origin.tracks.push(copy);
            copies.push(copy);
        }
        return copies;
    }
    #giveName(name, branch) {
        const [first] = branch;
        if (first === undefined)
            return;
        const there = this.#current.get(name);
        if (there === undefined || there[0]?.isRemoved === true)
            this.#current.set(name, [...branch]);
        else if (!first.isRemoved)
            for (const track of branch)
                there.push(track);
    }
}
function variableChanges(changes) {
    const renamings = changes.filter((change) => change.kind === 'renamed');
    const newNames = new Set(renamings.map(({ name }) => name));
    const defaults = new Map(changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])));
    const combined = new Map();
    for (const { name, previousName, defaultValue: ownDefault } of renamings) {
        const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
        const { previousDefault, defaultValue } = changed ?? { previousDefault: ownDefault, defaultValue: ownDefault };
        const names = combined.get(previousName)?.names ?? new Map();
        combined.set(previousName, { names: names.set(name, defaultValue), isRemoved: false, previousDefault });
    }
    for (const change of changes) {
        if (change.kind !== 'removed' || combined.has(change.name))
            continue;
        const { name, previousDefault } = change;
        combined.set(name, { names: new Map([[name, null]]), isRemoved: true, previousDefault });
    }
    for (const [name, { previousDefault, defaultValue }] of defaults) {
        const isRemoved = combined.get(name)?.isRemoved;
        if (newNames.has(name) || isRemoved === false)
            continue;
        combined.set(name, { names: new Map([[name, defaultValue]]), isRemoved: isRemoved ?? false, previousDefault });
    }
    return combined;
}
function byLastName(tracks) {
    const found = new Map();
    for (const track of tracks) {
        const name = track.isRemoved ? null : track.names.at(-1);
        const those = found.get(name);
        if (those === undefined)
            found.set(name, [track]);
        else
            those.push(track);
    }
    return found;
}
function effectOf({ name: firstName, previousDefault }, name, tracks, isGone) {
    const all = [...new Set(tracks.flatMap(({ names }) => names))];
    const releases = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedVersions */ .xe)(tracks.flatMap((track) => track.releases));
    const defaultValue = tracks.at(-1)?.defaultValue ?? null;
    const common = { previousDefault, releases };
    if (name === firstName) {
        if (previousDefault === defaultValue)
            return [];
        return [{ effect: 'default-changed', names: all, name, ...common, defaultValue }];
    }
    const former = all.filter(isGone);
    if (former.length === 0)
        return [];
    const names = [...former, ...(name === null ? [] : [name])];
    if (name === null)
        return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
    return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}


/***/ })

};
