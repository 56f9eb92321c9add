export const id = 8826;
export const ids = [8826];
export const modules = {

/***/ 98865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);


/** The schema of a list with at most `MOST_ITEMS` items. */
function listSchema(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((value) => Array.isArray(value) && value.length <= _parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ITEMS */ .x, 'a list of reasonable length')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
}


/***/ }),

/***/ 28826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readArtifacts: () => (/* binding */ readArtifacts)
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
// EXTERNAL MODULE: ./build/release-safety/config-changes.js
var config_changes = __webpack_require__(74037);
// EXTERNAL MODULE: ./build/release-safety/demands.js
var demands = __webpack_require__(47067);
;// CONCATENATED MODULE: ./build/release-safety/deciding-members.js


const schemaOf = ({ isMet, expected }) => schemas/* custom */.IeY(isMet, expected);
/* The deciding members as zod schemas, for documents that are read with zod. */
const versionSchema = schemaOf(demands/* VERSION */.xv);
const versionOrNullSchema = schemaOf(demands/* VERSION_OR_NULL */.Zh);
const verdictSchema = schemaOf(demands/* VERDICT */.y3);
const versionsSchema = schemaOf(demands/* VERSIONS */.S8);
const booleanSchema = schemaOf(demands/* BOOLEAN */.Jx);

// EXTERNAL MODULE: ./build/release-safety/unknown-members.js
var unknown_members = __webpack_require__(91579);
;// CONCATENATED MODULE: ./build/release-safety/artifact.js








const textOrNull = schemas/* string */.YjP().nullish().catch(null);
const count = schemas/* number */.aig().int().nonnegative();
const textList = (0,list_schema/* listSchema */.c)(schemas/* string */.YjP());
/*
 * The sections that explain a verdict but do not decide it. A section with an undocumented shape becomes null
 * ("cannot be told") and is named in `unreadable`, because the release must keep a verdict that can be read.
 */
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
    // The members of a change depend on its type.
    changes: (0,list_schema/* listSchema */.c)(schemas/* looseObject */._H3({}).transform(config_changes/* readConfigChange */.J)),
});
const declaredBreakSchema = schemas/* object */.Ikc({
    reason: textOrNull,
    requiredStop: booleanSchema,
    file: textOrNull,
    line: schemas/* number */.aig().nullish().catch(null),
    id: textOrNull,
    migration: textOrNull,
    releasedIn: textOrNull,
});
const artifactSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz('2'),
    version: versionSchema,
    previousVersion: versionOrNullSchema,
    releaseDate: schemas/* string */.YjP().nullable().catch(null),
    migrations: migrationsSchema.nullable().catch(null),
    compatibility: schemas/* object */.Ikc({ rollingUpdateSafe: verdictSchema, recommendedStrategy: schemas/* unknown */.L5J().optional() }, 'an object with "rollingUpdateSafe"'),
    api: schemas/* object */.Ikc({ rest: apiSurfaceSchema.nullable().catch(null), mcp: apiSurfaceSchema.nullable().catch(null) })
        .nullable()
        .catch(null),
    config: configSchema.nullable().catch(null),
    upgrade: schemas/* object */.Ikc({ minPreviousVersion: versionOrNullSchema, requiredStops: versionsSchema }, 'an object with "minPreviousVersion" and "requiredStops"'),
    declaredBreaks: (0,list_schema/* listSchema */.c)(declaredBreakSchema).optional(),
    declaredAdvisories: (0,list_schema/* listSchema */.c)(schemas/* looseObject */._H3({})).nullish().catch(null),
}, 'an object');
const membersOf = (schema) => new Set(Object.keys(schema.shape));
const EVERY_ITEM = Symbol('every item of a list');
/** The objects of an artifact by path, each with the members that the format names. */
const KNOWN_MEMBERS = [
    [[], membersOf(artifactSchema)],
    [['compatibility'], membersOf(artifactSchema.shape.compatibility)],
    [['upgrade'], membersOf(artifactSchema.shape.upgrade)],
    [['migrations'], membersOf(migrationsSchema)],
    [['migrations', 'files', EVERY_ITEM], membersOf(migrationFileSchema)],
    [['migrations', 'files', EVERY_ITEM, 'heaviness'], membersOf(migrationFileSchema.shape.heaviness)],
    [['config'], membersOf(configSchema)],
    [['api'], new Set(['rest', 'mcp'])],
    [['api', 'rest'], membersOf(apiSurfaceSchema)],
    [['api', 'mcp'], membersOf(apiSurfaceSchema)],
    [['declaredBreaks', EVERY_ITEM], membersOf(declaredBreakSchema)],
];
/** The values at a path of a JSON document; undefined for an absent member. */
function valuesAt(document, path) {
    return path.reduce((values, step) => values.flatMap((value) => {
        if (typeof step === 'symbol')
            return Array.isArray(value) ? value : [];
        return (0,is_object/* isObject */.G)(value) ? [value[step]] : [];
    }), [document]);
}
const MEND = 'check release-asset-url, or tell Lightdash';
/**
 * Reads the artifact of one release (docs/rules.md#the-documents).
 *
 * @param document the parsed JSON of the file
 * @param expected the release whose artifact was requested
 * @throws MalformedDocumentError if the document has another schema version, describes another release, or has a
 *   deciding member that is not exactly of its type. Such a document proves nothing.
 */
function parseArtifact(document, expected) {
    const refuse = (member, found, wanted) => new malformed/* MalformedDocumentError */.BD({ member, found: (0,quote_value/* quoteValue */.c)(found), expected: wanted }, MEND);
    // Checked first: in a document of another schema, complaints about single members would mislead.
    if ((0,is_object/* isObject */.G)(document) && document['schemaVersion'] !== '2') {
        throw refuse('schemaVersion', document['schemaVersion'], '"2"');
    }
    if ((0,is_object/* isObject */.G)(document) && document['version'] !== expected) {
        throw refuse('version', document['version'], `"${expected}"`);
    }
    const parsed = artifactSchema.safeParse(document);
    if (!parsed.success)
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* firstMalformation */.Wu)(parsed.error, document), MEND);
    const { compatibility, upgrade, schemaVersion: _, ...rest } = parsed.data;
    const raw = document;
    const unknownMembers = new unknown_members/* UnknownMemberCounter */.h();
    for (const [path, members] of KNOWN_MEMBERS) {
        for (const value of valuesAt(raw, path).filter(is_object/* isObject */.G))
            unknownMembers.add(value, members);
    }
    const isStop = parsed.data.declaredBreaks?.some((declared) => declared.requiredStop) === true;
    return {
        ...rest,
        rollingUpdateSafe: compatibility.rollingUpdateSafe,
        minPreviousVersion: upgrade.minPreviousVersion,
        requiredStops: [...new Set([...upgrade.requiredStops, ...(isStop ? [expected] : [])])],
        flaws: strategyFlaws(compatibility.rollingUpdateSafe, compatibility.recommendedStrategy),
        oddities: countOddities(parsed.data),
        unreadable: unreadableSections(parsed.data, raw),
        unknownMembers: unknownMembers.result(),
    };
}
/** The strategy only repeats the verdict. If the two differ, neither can be trusted. */
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

// EXTERNAL MODULE: ./build/evidence/read-document.js
var read_document = __webpack_require__(34334);
;// CONCATENATED MODULE: ./build/evidence/read-artifacts.js


/**
 * Reads the artifact of each version, `concurrency` at a time. An artifact that cannot be fetched or read becomes an
 * unusable reading, and so does an artifact that has not arrived when the total time is over.
 */
async function readArtifacts(reader, versions, source) {
    const documents = new Map();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), source.totalMs);
    const queue = versions.values();
    const report = () => source.onProgress({ reading: 'artifacts', done: documents.size, total: versions.length });
    if (versions.length > 0)
        report();
    const work = async () => {
        for (const version of queue) {
            const request = {
                document: 'artifact',
                release: version,
                location: source.template.replaceAll('{version}', version),
                workingDirectory: source.workingDirectory,
                mostBytes: source.mostBytes,
            };
            const parse = (document) => parseArtifact(document, version);
            documents.set(version, await (0,read_document/* readDocument */.u)(reader, request, parse, deadline.signal));
            report();
        }
    };
    try {
        await Promise.all(Array.from({ length: source.concurrency }, work));
    }
    finally {
        clearTimeout(timer);
    }
    const readings = new Map();
    const records = [];
    for (const version of versions) {
        const { record, value } = documents.get(version);
        records.push(record);
        readings.set(version, value === null ? { status: 'unusable', problem: record.problem } : { status: 'read', artifact: value });
    }
    return { readings, records };
}


/***/ }),

/***/ 74037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ netConfigEffects),
/* harmony export */   J: () => (/* binding */ readConfigChange)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

/**
 * Reads one item of `config.changes`. The item's own `type` or `kind` decides. Without either, its members decide: the
 * format is in beta and may leave the type out.
 */
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
/** A default as text; null if there is none. */
function textOf(value) {
    if (value === undefined || value === null)
        return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/**
 * A limit on work. Several variables may be renamed to one name, and one variable may be renamed to several. Each change
 * then costs as many steps as there are tracks. Beyond this limit only the first track is followed. No real span needs more.
 */
const MOST_EXTRA_STEPS = 200_000;
/**
 * The net effect of a span. A variable that is renamed twice has its last name. A default that is changed and changed back
 * is not mentioned. All changes of one release happen at once, so their order does not matter and two names can be swapped.
 *
 * @param steps in the order of the releases
 */
function netConfigEffects(steps) {
    const tracks = new VariableTracks();
    for (const step of steps)
        tracks.take(step);
    const origins = tracks.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
    const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
    return origins.flatMap(({ origin, after }) => [...after].flatMap(([name, those]) => {
        const isGone = (each) => {
            if (each !== origin.name)
                return !finalNames.has(each);
            // A variable that has its first name back, or continues under another name, was not removed.
            return name === null ? after.size === 1 : !after.has(each);
        };
        return effectOf(origin, name, those, isGone);
    }));
}
/** All variables that the changes of a span mention. */
class VariableTracks {
    origins = [];
    /** Tracks by their current or last name. Several variables may have been given one name. */
    #current = new Map();
    #extraSteps = MOST_EXTRA_STEPS;
    take({ release, changes }) {
        const moves = [];
        const turns = [...variableChanges(changes)].map(([name, turn]) => ({
            name,
            turn,
            tracks: this.#tracksOf(name, turn),
        }));
        for (const { name, turn, tracks } of turns) {
            const { newNames, isRemoved, defaultValue } = turn;
            if (newNames.size === 0)
                this.#current.set(name, tracks);
            else
                this.#current.delete(name);
            const branches = [...newNames].map(([newName, ownDefault], at) => {
                const branch = at === 0 ? tracks : this.#copiesOf(tracks);
                return { name: newName, tracks: branch, defaultValue: ownDefault };
            });
            moves.push(...branches);
            for (const branch of branches.length === 0 ? [{ tracks, defaultValue }] : branches) {
                for (const track of branch.tracks) {
                    // A release that mentions a removed variable has brought it back.
                    track.isRemoved = isRemoved;
                    track.defaultValue = branch.defaultValue;
                    track.releases.push(release);
                }
            }
        }
        // Only now: the same release may have freed a new name by renaming another variable.
        for (const { name, tracks } of moves) {
            for (const track of tracks)
                this.#join(name, track);
        }
    }
    #tracksOf(name, { previousDefault }) {
        const known = this.#current.get(name);
        if (known !== undefined) {
            const followed = known.slice(0, this.#extraSteps + 1);
            this.#extraSteps -= followed.length - 1;
            return followed;
        }
        const origin = { name, previousDefault, tracks: [] };
        const track = {
            origin,
            names: [name],
            defaultValue: previousDefault,
            isRemoved: false,
            releases: [],
        };
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
    #join(name, track) {
        track.names.push(name);
        const there = this.#current.get(name);
        // All tracks with one name are removed together, and then the name is free.
        if (there === undefined || there[0]?.isRemoved === true)
            this.#current.set(name, [track]);
        else
            there.push(track);
    }
}
/** What a release does to each variable, by the variable's name before the release. */
function variableChanges(changes) {
    const renamings = changes.filter((change) => change.kind === 'renamed');
    const newNames = new Set(renamings.map(({ name }) => name));
    const defaults = new Map(changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])));
    const turns = new Map();
    for (const { name, previousName, defaultValue: told } of renamings) {
        // A change of the default may use the new name. It may use the old name only if no other variable takes that one.
        const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
        const { previousDefault, defaultValue } = changed ?? { previousDefault: told, defaultValue: told };
        const known = turns.get(previousName)?.newNames ?? new Map();
        known.set(name, defaultValue);
        turns.set(previousName, { newNames: known, isRemoved: false, previousDefault, defaultValue });
    }
    for (const change of changes) {
        // A renaming already says that the old name is gone.
        if (change.kind !== 'removed' || turns.has(change.name))
            continue;
        const { name, previousDefault } = change;
        turns.set(name, { newNames: new Map(), isRemoved: true, previousDefault, defaultValue: null });
    }
    for (const [name, { previousDefault, defaultValue }] of defaults) {
        const known = turns.get(name);
        if (newNames.has(name) || (known?.newNames.size ?? 0) > 0)
            continue;
        turns.set(name, { newNames: new Map(), isRemoved: known?.isRemoved ?? false, previousDefault, defaultValue });
    }
    return turns;
}
/** Tracks by their name after the span; null for removed ones. */
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
/** @param tracks the tracks of the origin that end with the same name, or that all end removed */
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
    // No name disappears: the variable only has a further name.
    if (former.length === 0)
        return [];
    const names = [...former, ...(name === null ? [] : [name])];
    if (name === null)
        return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
    return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}


/***/ })

};
