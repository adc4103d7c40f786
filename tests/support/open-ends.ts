/** The part of JSON Schema 2020-12 that a request is described with. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The part of an OpenAPI document that tells what is sent. */
export interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

const named = (document: Described, reference: string) =>
  document.components.schemas[reference.replace('#/components/schemas/', '')] ?? {};

/** Whether a schema that is neither an object nor a choice says how large what it describes may be. */
function isBounded(schema: Schema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  if (schema.type === 'number' || schema.type === 'integer')
    return schema.minimum !== undefined && schema.maximum !== undefined;
  if (schema.type === 'array') return schema.maxItems !== undefined;
  if (schema.type === 'boolean' || schema.format === 'date') return true;
  // Exactly so many of some letters.
  if (/^\^\[[^\]]+\]\{\d+\}\$$/.test(schema.pattern ?? '')) return true;
  return schema.maxLength !== undefined;
}

/** The places of a described body or parameter that may hold anything, or any amount of it. */
export function openEnds(document: Described, schema: Schema, place: string): string[] {
  if (schema.$ref !== undefined) return openEnds(document, named(document, schema.$ref), place);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => openEnds(document, choice, place));
  if (schema.type !== 'object') {
    const inner = schema.items === undefined ? [] : openEnds(document, schema.items, `${place}[]`);
    return isBounded(schema) ? inner : [place, ...inner];
  }
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    openEnds(document, member, `${place}.${name}`),
  );
  return schema.additionalProperties === false ? members : [place, ...members];
}
