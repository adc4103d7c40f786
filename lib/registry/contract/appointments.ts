import { z } from 'zod';
import { BOOKABLE_DAYS, lastBookableDay } from '../../calendar/bookable';
import { bilingualSchema, codeSchema, dateSchema, instantSchema, listOf, writtenNumber } from './common';

const branchSchema = z
  .object({
    code: codeSchema,
    name: bilingualSchema,
    region: codeSchema,
    city: codeSchema,
    address: bilingualSchema,
    /** Codes of the services that can be booked there. */
    services: z.array(codeSchema),
  })
  .meta({ id: 'Branch' });
export const branchesQuerySchema = z.strictObject({
  /** `all`: those too that are offered no longer and still have bookings. */
  of: z.enum(['offered', 'all']).default('offered'),
});
export const branchesSchema = listOf(branchSchema).meta({ id: 'Branches' });

export const slotsQuerySchema = z.strictObject({
  branch: codeSchema,
  /** First day, Asia/Riyadh. */
  from: dateSchema
    .refine((day) => day <= lastBookableDay())
    .meta({
      description: `At most ${BOOKABLE_DAYS} days ahead; today by default. Days already over give no slots.`,
    })
    .optional(),
  days: writtenNumber(z.number().int().min(1).max(BOOKABLE_DAYS)).default(14),
});
const slotSchema = z
  .object({
    startsAt: instantSchema,
    /** The same moment as calendar day and clock time in Asia/Riyadh. */
    day: dateSchema,
    time: z.string().regex(/^\d{2}:\d{2}$/),
    minutes: z.number().int().min(5),
  })
  .meta({ id: 'Slot' });
export type Slot = z.infer<typeof slotSchema>;
/** Free slots only, in order of time. An unknown branch has none. */
export const slotsSchema = z.object({ branch: codeSchema, items: z.array(slotSchema) }).meta({ id: 'Slots' });
