import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAddressForm } from '#interfaces/indexer/graphql/addressForm.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { execute } from './execute.ts'

const stored = '0x7b71b364f250532ed41be2d3886eb17e986e119e'
const checksummed = '0x7b71b364F250532Ed41Be2D3886EB17e986e119e'
const query = 'query M($poolAddress: String) { market(poolAddress: $poolAddress) { poolAddress } }'
let asked: unknown[] = []

/** An indexer that compares addresses as they are sent. */
beforeEach(async () => {
  forgetAddressForm()
  await loadTestConfig()
  asked = []
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const { poolAddress } = JSON.parse(init.body).variables
    asked.push(poolAddress)
    return Response.json({ data: { market: poolAddress === stored ? { poolAddress } : null } })
  })
})

test('an indexer that compares addresses as sent gets a second request in lower case, then every request in its own form', async () => {
  expect(await execute(query, { poolAddress: checksummed })).toEqual({ market: { poolAddress: stored } })
  expect(asked).toEqual([checksummed, stored])
  await execute(query, { poolAddress: checksummed })
  expect(asked).toEqual([checksummed, stored, stored])
})

test('a record that is missing in both forms is null', async () => {
  const nobody = '0xF39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  expect(await execute(query, { poolAddress: nobody })).toEqual({ market: null })
  expect(asked).toEqual([nobody, nobody.toLowerCase()])
})
