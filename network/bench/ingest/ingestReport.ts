import { type DatabaseKind, withDatabase } from '#network/bench/withDatabase.ts'
import { openStore } from '#network/store/store.ts'
import { type Ingest, measureIngest, measureReading, type Reading } from './ingest.ts'
import { type BenchChain, type ChainSize, makeChain } from './ingestChain.ts'

export type IngestReport = Reading & { size: ChainSize; databases: Partial<Record<DatabaseKind, Ingest>> }

/** Makes a chain, syncs it on each database, and prints how fast that was. */
export async function reportIngest(size: ChainSize, kinds: readonly DatabaseKind[]): Promise<IngestReport> {
  const chain = await makeChain(size, 'bench')
  try {
    const reading = await measureReading(chain)
    printReading(reading)
    const databases: IngestReport['databases'] = {}
    for (const kind of kinds) {
      databases[kind] = await ingestOn(kind, chain, reading)
    }
    return { size, ...reading, databases }
  } finally {
    await chain.node.stop()
  }
}

async function ingestOn(kind: DatabaseKind, chain: BenchChain, { contents }: Reading): Promise<Ingest> {
  return withDatabase(kind, async (options) => {
    const store = await openStore(options)
    const ingest = await measureIngest(store, chain, contents)
    await store.close()
    const rates = [ingest.transactions, ingest.events, ingest.blocks].map((rate) => String(Math.round(rate)))
    const seconds = [ingest.seconds, ingest.writeSeconds, ingest.cpuSeconds].map((value) => value.toFixed(1))
    console.log(`${kind.padEnd(14)}${[...rates, ...seconds].map((figure) => figure.padStart(12)).join('')}`)
    return ingest
  })
}

function printReading({ contents, readSeconds, decodeSeconds }: Reading): void {
  const { blocks, transactions, events, calls } = contents
  console.log(
    `\nCatching up: ${blocks} blocks, ${transactions} transactions, ${events} events, ${calls} calls inside`,
  )
  console.log(`alone: reading ${readSeconds.toFixed(1)} s, decoding ${decodeSeconds.toFixed(1)} s`)
  const columns = ['tx/s', 'events/s', 'blocks/s', 'seconds', 'writing', 'processor']
  console.log(`${''.padEnd(14)}${columns.map((column) => column.padStart(12)).join('')}`)
}
