import { z } from 'zod';
import { type Page, page } from '../../wire.ts';

/**
 * Page as the platform counts it: `count` and `data`, and no `data` where there is none. What was asked for stands beside them, for
 * the client that pages.
 */
export const countedPage = <T extends z.ZodType>(row: T) =>
  z.codec(
    z.object({
      count: z.int().min(0),
      data: z.array(z.any()).default([]),
      page: z.coerce.number().default(1),
      limit: z.coerce.number().default(20),
    }),
    page(row),
    {
      decode: ({ count: total, data, page: at, limit }) => ({
        page: at,
        limit,
        totalPage: Math.ceil(total / limit),
        total,
        list: data,
      }),
      encode: ({ page: at, limit, total, list }: Page<z.input<T>>) => ({ count: total, data: list, page: at, limit }),
    },
  );
