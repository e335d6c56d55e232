import { z } from 'zod/mini'
import { brand } from '#config/brand.ts'
import type { Endpoint } from '#features/context/endpoint.ts'

type Json = Record<string, unknown>

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
}

/** OpenAPI 3.1 of the endpoints, from the very schemas that parse their input. */
export function openApiDocument(endpoints: Endpoint[], serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const one of endpoints) {
    const path = one.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(one: Endpoint): Json {
  const body = one.body && schemaOf(one.body, 'input')
  const types = one.acceptsForm
    ? ['application/json', 'application/x-www-form-urlencoded']
    : ['application/json']
  return {
    summary: one.summary,
    parameters: [...parameters('path', one.params), ...parameters('query', one.query)],
    ...(one.upload && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          (one.upload.types ?? ['application/octet-stream']).map((type) => [type, {}]),
        ),
      },
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(types.map((type) => [type, { schema: body }])),
      },
    }),
    responses: {
      [one.status ?? (one.response ? 200 : 204)]: {
        description: 'Done',
        ...(one.response && {
          content: { 'application/json': { schema: schemaOf(one.response, 'output') } },
        }),
      },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    ...(one.access === 'public' ? {} : { security: [{ session: [] }], 'x-permission': one.access }),
  }
}

function parameters(location: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
