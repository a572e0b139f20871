// `node repairDump.mjs FILE [BLOCKS]` makes a saved chain fit for loading. It has a process of its own, because the file
// takes ten times its size in memory while it is read.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** @typedef {{ header: { number: string, timestamp: string }, transactions: unknown[] }} Block */
/** @typedef {{ best_block_number: number, blocks: Block[], transactions: { block_number: number }[] }} Dump */

const [file = '', blocks = 'Infinity'] = process.argv.slice(2)
const dump = readDump()
const before = dump.blocks.length
dump.blocks = withOneFirstBlock(dump.blocks)
const oldest = dump.best_block_number - Number(blocks)
if (dump.blocks.some((block) => isOld(Number(block.header.number)))) {
  dump.blocks = dump.blocks.filter(({ header }) => !isOld(Number(header.number)))
  dump.transactions = dump.transactions.filter((transaction) => !isOld(transaction.block_number))
}
if (dump.blocks.length < before) {
  writeFileSync(`${file}.part`, JSON.stringify(dump))
  renameSync(`${file}.part`, file)
}

/**
 * Ends with 3 when the file is missing or cut.
 * @returns {Dump}
 */
function readDump() {
  try {
    const read = /** @type {Dump} */ (JSON.parse(readFileSync(file, 'utf8')))
    if (read.blocks.length > 0 && Array.isArray(read.transactions)) return read
  } catch {
    // Its text is 60 MB, which nobody wants to see.
  }
  process.exit(3)
}

/**
 * The first block tells this chain from others: it stays.
 * @param {number} number
 */
function isOld(number) {
  return number > 0 && number <= oldest
}

/**
 * A node that was loaded from a dump makes a first block of its own and dumps both. Loading such a dump would take either
 * of them as block 0, so the newer one is removed.
 * @param {Block[]} all
 */
function withOneFirstBlock(all) {
  const firsts = all.filter(({ header }) => Number(header.number) === 0)
  const time = (/** @type {Block} */ block) => Number(block.header.timestamp)
  const real = firsts.reduce((oldest, block) => (time(block) < time(oldest) ? block : oldest), firsts[0])
  return all.filter((block) => block === real || Number(block.header.number) !== 0)
}
