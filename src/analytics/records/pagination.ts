import type * as z from 'zod';
import { finiteNumber, record } from './members.ts';
import { shallow } from './nesting.ts';

/** The page in an answer, and the number of pages (docs/service-api.md#the-query-history). */
export const paginationSchema = shallow(
  record({
    page: finiteNumber,
    pageSize: finiteNumber,
    totalResults: finiteNumber,
    totalPageCount: finiteNumber,
  }),
);
export type Pagination = z.infer<typeof paginationSchema>;
