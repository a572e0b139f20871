// `node compilerProcess.mjs PACKAGE` compiles a standard JSON input from stdin with the solc in a folder, to stdout. It has a
// process of its own, so that its time and its memory can be bounded.
import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const solc = createRequire(process.argv[2] ?? '')('solc')
const answer = Buffer.from(
  JSON.stringify({ version: solc.version(), output: solc.compile(readFileSync(0, 'utf8')) }),
)
for (let at = 0; at < answer.length; ) at += writeSync(1, answer, at)
