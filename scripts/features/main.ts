import { readFileSync, writeFileSync } from 'node:fs'
import { withFeatureTable } from './featureTable.ts'

/** `npm run generate:features`: writes the table of features into the README anew. */
const file = 'README.md'
writeFileSync(file, withFeatureTable(readFileSync(file, 'utf8')))
