import type * as z from 'zod';
import { finiteNumber, record } from './members.ts';
import { shallow } from './nesting.ts';

/** The page that an answer holds, of how many (INTERFACE.md, Pagination record). */
export const paginationSchema = shallow(
  record({
    page: finiteNumber,
    pageSize: finiteNumber,
    totalResults: finiteNumber,
    totalPageCount: finiteNumber,
  }),
);
export type Pagination = z.infer<typeof paginationSchema>;
