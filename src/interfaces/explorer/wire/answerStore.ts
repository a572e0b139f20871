import * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { keepRecord, readRecord } from '#lib/browser/storage/recordStore.ts'

const listSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ items: v.array(v.unknown()) }),
    v.transform(({ items }) => items),
  ),
])

/** The cached answer to a request to this explorer about this chain; undefined without one that fits `schema`. */
export async function readAnswer(request: string, schema: v.GenericSchema): Promise<unknown> {
  const answer = await readRecord(keyOf(request))
  const list = v.safeParse(listSchema, answer)
  const records = list.success ? list.output : [answer]
  return records.every((record) => v.is(schema, record)) ? answer : undefined
}

/** Caches the answer to a request, without figures that change with time. */
export async function writeAnswer(request: string, answer: unknown): Promise<void> {
  await keepRecord(keyOf(request), withoutMovingFigures(answer))
}

function keyOf(request: string): string {
  const { chainId, genesisHash, explorerUrl } = config()
  return JSON.stringify([chainId, genesisHash, explorerUrl, request])
}

/** Fields of a record that change with time and are not cached. */
const moving = new Set(['confirmations', 'exchange_rate', 'circulating_market_cap', 'volume_24h'])

function withoutMovingFigures(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (name, value) => (moving.has(name) ? null : value)))
}
