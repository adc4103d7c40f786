import type { z } from 'zod';
import { addressesQuerySchema, addressesSchema } from './addresses';
import { branchesQuerySchema, branchesSchema, slotsQuerySchema, slotsSchema } from './appointments';
import {
  areaAtQuerySchema,
  areaAtSchema,
  areaQuerySchema,
  areaSchema,
  areaShapesQuerySchema,
  areaShapesSchema,
  areasOfQuerySchema,
  areasOfSchema,
  areasOverviewSchema,
  areasPageSchema,
  areasQuerySchema,
} from './areas';
import { attachedSchema, attachmentQuerySchema } from './attachments';
import { nothing } from './common';
import { datasetsSchema } from './datasets';
import {
  indicatorPartsQuerySchema,
  indicatorPartsSchema,
  indicatorsQuerySchema,
  indicatorsSchema,
} from './indicators';
import {
  districtsQuerySchema,
  districtsSchema,
  gazetteerQuerySchema,
  gazetteerSchema,
  placeQuerySchema,
  placeSchema,
  placesSchema,
} from './places';
import { postQuerySchema, postSchema, postsPageSchema, postsQuerySchema } from './posts';
import { registrarsPageSchema, registrarsQuerySchema } from './registrars';
import {
  acceptedSchema,
  stateChangeSchema,
  statusQuerySchema,
  submissionStatusSchema,
  submitSchema,
} from './submissions';

/** A question that changes nothing. Over HTTP: GET, the input in the query string. */
const read = <I extends z.ZodType, O extends z.ZodType>(
  path: string,
  input: I,
  output: O,
  summary: string,
) => ({
  kind: 'read' as const,
  path,
  input,
  output,
  summary,
});

/**
 * Every read of the registry, once: the interface, the embedded implementation's checks, the HTTP
 * service, the remote client and the OpenAPI document are all derived from this table.
 * A nullable output is 404 over HTTP.
 */
export const READS = {
  areas: read('/v1/areas', areasQuerySchema, areasPageSchema, 'Announced areas, newest first'),
  areasOverview: read('/v1/areas-overview', nothing, areasOverviewSchema, 'Announced areas in figures'),
  addresses: read('/v1/addresses', addressesQuerySchema, addressesSchema, 'Addresses of areas or posts'),
  area: read('/v1/area', areaQuerySchema, areaSchema.nullable(), 'One announced area'),
  areaShapes: read('/v1/area-shapes', areaShapesQuerySchema, areaShapesSchema, 'Shapes of areas as GeoJSON'),
  areaAt: read('/v1/area-at', areaAtQuerySchema, areaAtSchema, 'The announced area at a point'),
  areasOf: read('/v1/areas-of', areasOfQuerySchema, areasOfSchema, 'Announcements that touch a place'),
  registrars: read('/v1/registrars', registrarsQuerySchema, registrarsPageSchema, 'Licensed registrars'),
  posts: read('/v1/posts', postsQuerySchema, postsPageSchema, 'News, newest first'),
  post: read('/v1/post', postQuerySchema, postSchema.nullable(), 'One news post'),
  indicators: read(
    '/v1/indicators',
    indicatorsQuerySchema,
    indicatorsSchema,
    'Figures over registered deeds',
  ),
  indicatorParts: read(
    '/v1/indicator-parts',
    indicatorPartsQuerySchema,
    indicatorPartsSchema,
    'Figures of the parts of a place: its districts, cities or regions with the most transactions',
  ),
  places: read('/v1/places', nothing, placesSchema, 'Regions and cities'),
  place: read('/v1/place', placeQuerySchema, placeSchema.nullable(), 'One place by its code'),
  districts: read('/v1/districts', districtsQuerySchema, districtsSchema, 'Districts of a city'),
  gazetteer: read(
    '/v1/gazetteer',
    gazetteerQuerySchema,
    gazetteerSchema,
    'Names of all cities or districts, for a search',
  ),
  branches: read('/v1/branches', branchesQuerySchema, branchesSchema, 'Customer service branches'),
  slots: read('/v1/slots', slotsQuerySchema, slotsSchema, 'Free appointment slots of a branch'),
  datasets: read('/v1/datasets', nothing, datasetsSchema, 'Where the data comes from'),
} as const;

export type ReadName = keyof typeof READS;
export const READ_NAMES = Object.keys(READS) as ReadName[];

/** The operations that are not plain reads. Over HTTP the key of a submission is the Idempotency-Key header. */
export const SUBMIT = {
  path: '/v1/submissions',
  input: submitSchema,
  body: submitSchema.omit({ idempotencyKey: true }).meta({ id: 'Submission' }),
  output: acceptedSchema,
  summary: 'Send a form; the same key with the same content gives the same answer',
} as const;
/** The bytes of one file, before the submission that names it. The name of the file stands in Content-Disposition. */
export const ATTACH = {
  path: '/v1/attachments',
  input: attachmentQuerySchema,
  output: attachedSchema,
  summary: 'Store a file for a form that is sent next; the same key with the same file gives the same id',
} as const;
/** POST, because the contact is personal data and must not stand in an address or an access log. */
export const STATUS = {
  path: '/v1/submission-status',
  input: statusQuerySchema,
  output: submissionStatusSchema,
  summary: 'State of a submission, for whoever knows its reference and contact',
} as const;

/** For those who answer submissions: the caller's token is enough, and no contact is asked for. */
export const SET_STATE = {
  path: '/v1/submission-state',
  input: stateChangeSchema,
  output: submissionStatusSchema,
  summary: 'Say what became of a submission: answered, closed, or with the team again',
} as const;

export type ReadInput<N extends ReadName> = z.input<(typeof READS)[N]['input']>;
export type ReadQuery<N extends ReadName> = z.output<(typeof READS)[N]['input']>;
export type ReadOutput<N extends ReadName> = z.output<(typeof READS)[N]['output']>;
