import { expect } from '@playwright/test'
import { openAsk } from '#network/testing/explorer/ask.ts'
import { askEveryPath } from '#network/testing/explorer/askEveryPath.ts'
import { test } from '../fixtures.ts'

/** Lists that are empty even with a whole history, or have only one page. */
const emptyHere = /uncle|withdrawals|page=2|nothing%20|pending|type=reorg/

test('every path of the explorer answers by the specification, for every record of the history', async ({
  config,
}) => {
  test.slow()
  const { filled, problems } = await askEveryPath(openAsk(`${config.explorerUrl}/api/v2`))
  expect(problems).toEqual([])
  const empty = Object.keys(filled).filter((kind) => filled[kind] === 0 && !emptyHere.test(kind))
  expect(empty).toEqual([])
})
