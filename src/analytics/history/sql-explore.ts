/** The server's explore name for SQL runs, which have no explore (API-FACTS, Things the document does not say 6). */
export const SQL_EXPLORE = 'sql_query_explorer';
