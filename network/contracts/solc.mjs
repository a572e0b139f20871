#!/usr/bin/env node
// The npm compiler as forge calls it: `--version`, and `--standard-json` from stdin to stdout.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const solc = createRequire(import.meta.url)('solc')

if (process.argv.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else if (process.argv.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
} else {
  process.stderr.write('Only --version and --standard-json are known.\n')
  process.exitCode = 1
}
