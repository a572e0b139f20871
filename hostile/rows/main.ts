import { writeFileSync } from 'node:fs'
import { rowFile, rowTable } from './rowTable.ts'

/** `npm run generate:rows`: writes the table of rows and their tests anew. */
writeFileSync(rowFile, rowTable())
