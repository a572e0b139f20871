import * as v from 'valibot'
import { expect, test } from 'vitest'
import { secondHash, sentRecord } from '#domain/testing/sampleRecord.ts'
import { sentRecordSchema } from './transactionRecord.ts'

test.each([
  [
    { name: 'overtaken', by: secondHash, isEmpty: true },
    { name: 'possibleReplacement', by: secondHash, isEmpty: true },
  ],
  [{ name: 'dropped' }, { name: 'missing' }],
])('the record schema reads %o, which earlier versions stored, as %o', (stored, status) => {
  expect(v.parse(sentRecordSchema, { ...sentRecord(), status: stored }).status).toEqual(status)
})
