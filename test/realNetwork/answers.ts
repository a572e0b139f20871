import { readFileSync } from 'node:fs'
import type recorded from './answers.json'

/** The answers of the public network's servers, read as a file: a browser test's loader imports no JSON. */
export const answers: typeof recorded = JSON.parse(readFileSync('test/realNetwork/answers.json', 'utf8'))
