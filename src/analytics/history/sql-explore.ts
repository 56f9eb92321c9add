/** What the server calls the explore of a run of SQL, which is none (API-FACTS, Things the document does not say 6). */
export const SQL_EXPLORE = 'sql_query_explorer';
