import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differencesOf } from './openapiDifferences.ts'
import { type OpenapiDocument, readOpenapi } from './openapiDocument.ts'

const blocks = `
openapi: 3.0.0
paths:
  /blocks:
    get:
      parameters: [{ $ref: '#/components/parameters/Type' }]
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Blocks' } } } }
        '422': { $ref: '#/components/responses/Refused' }
        '404': { description: unknown }
components:
  parameters: { Type: { name: type, in: query, schema: { type: string, enum: [block, reorg] } } }
  responses:
    Refused: { content: { application/json: { schema: { type: object, required: [errors] } } } }
  schemas:
    Blocks: { type: object, required: [items], properties: { items: { type: array, items: { $ref: '#/components/schemas/Block' } } } }
    Block:
      type: object
      additionalProperties: false
      required: [height]
      properties:
        height: { type: integer, minimum: 0, exclusiveMinimum: false }
        time: { type: string, format: date-time, nullable: true }
        miner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Miner' }] }
        found:
          oneOf: [{ $ref: '#/components/schemas/Miner' }, { $ref: '#/components/schemas/Block' }]
          discriminator: { propertyName: kind, mapping: { miner: '#/components/schemas/Miner' } }
    Miner: { type: object, required: [hash], properties: { hash: { type: string } } }
`

let folder: string
let document: OpenapiDocument

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-openapi-'))
  document = await read(blocks)
})

afterAll(() => rm(folder, { recursive: true }))

async function read(text: string): Promise<OpenapiDocument> {
  const file = join(folder, 'document.yaml')
  await writeFile(file, text)
  return readOpenapi(file)
}

function differences(block: object): string[] {
  const body = { items: [block] }
  const pointer = document.operations[0]?.responses.get('200') ?? ''
  return differencesOf(document.validate(pointer, body), body).map(({ kind, field }) => `${kind} ${field}`)
}

it('lists the GETs with their parameters and the schema of each status', () => {
  expect(document.operations).toEqual([
    {
      path: '/blocks',
      parameters: [{ name: 'type', in: 'query', schema: { type: 'string', enum: ['block', 'reorg'] } }],
      responses: new Map([
        ['200', '#/paths/~1blocks/get/responses/200/content/application~1json/schema'],
        ['404', null],
        ['422', '#/components/responses/Refused/content/application~1json/schema'],
      ]),
    },
  ])
})

it.each([
  [{ height: 0, time: null, miner: null, found: { kind: 'miner', hash: '0x1' } }, []],
  [{ height: '7' }, ['type items[].height']],
  [{ height: null }, ['null items[].height']],
  [{ height: -1 }, ['value items[].height']],
  [{ height: 1, time: 'today' }, ['value items[].time']],
  [{ height: 1, colour: 'red' }, ['extra items[].colour']],
  [{ miner: {} }, ['missing items[].height', 'missing items[].miner.hash']],
  [{ height: 1, found: { kind: 'miner' } }, ['missing items[].found.hash']],
])('finds in the block %j the differences %j', (block, found) => {
  expect(differences(block)).toEqual(found)
})

it('reads the lists of types of version 3.1', async () => {
  const schema = '{ type: [string, "null"] }'
  const newer = await read(
    `{ openapi: 3.1.0, paths: { /a: { get: { responses: { '200': { content: { application/json: { schema: ${schema} } } } } } } } }`,
  )
  const pointer = newer.operations[0]?.responses.get('200') ?? ''
  expect(newer.validate(pointer, null)).toEqual([])
  expect(newer.validate(pointer, 1)).toHaveLength(1)
})
