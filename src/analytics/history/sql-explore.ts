/** The server's explore name for SQL runs, which have no explore (docs/service-api.md#the-query-history). */
export const SQL_EXPLORE = 'sql_query_explorer';
