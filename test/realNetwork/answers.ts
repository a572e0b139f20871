import { readFileSync } from 'node:fs'

type Answers = typeof import('./answers.json')['default']

/** The answers of the public network's servers, read as a file: a browser test's loader imports no JSON. */
export const answers: Answers = JSON.parse(readFileSync('test/realNetwork/answers.json', 'utf8'))
