import { expect, type Page } from '@playwright/test'
import { alice, coin } from '#interfaces/testing/explorerFixtures.ts'
import { test } from '../../fixtures.ts'
import { hashOf, head } from './chain.ts'
import { servePersonality } from './personality.ts'
import { personalities } from './servers.ts'

const main = (page: Page) => page.getByRole('main')
const links = (page: Page, path: string) => main(page).locator(`table a[href^="${path}"]`)

for (const personality of personalities) {
  test(`the explorer is the same in front of ${personality.name}`, async ({ page, config }) => {
    const asked = await servePersonality(page, config, personality)

    await test.step('a list goes to its second page and back', async () => {
      await page.goto('/txs')
      await expect(links(page, '/tx/')).toHaveCount(50)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(links(page, '/tx/')).toHaveCount(30)
      await expect(links(page, `/tx/${hashOf('a', head - 50)}`)).toBeVisible()
      await page.getByRole('button', { name: 'First' }).click()
      await expect(links(page, `/tx/${hashOf('a', head)}`)).toBeVisible()
    })

    await test.step('a filter that the server lacks is applied to the loaded rows, with a note', async () => {
      await page.goto('/txs?type=contract_creation')
      const note = main(page).getByText(/cannot filter by type/)
      const empty = main(page).getByText('No transactions on this page match the filters.')
      if (personality.accepts && !personality.accepts.includes('type')) {
        await expect(note).toBeVisible()
        await expect(empty).toBeVisible()
      } else {
        await expect(links(page, '/tx/').first()).toBeVisible()
        await expect(note).toHaveCount(0)
      }
    })

    await test.step('the pending list has no mined transaction', async () => {
      await page.goto('/txs?tab=pending')
      await expect(main(page).getByText('No pending transactions.')).toBeVisible()
      await expect(links(page, '/tx/')).toHaveCount(0)
    })

    await test.step('a refused page has a link to the first page', async () => {
      await page.goto('/blocks?page=nonsense%3D1')
      const first = page.getByRole('button', { name: 'First' })
      await expect(first).toBeEnabled()
      await first.click()
      await expect(page).toHaveURL(/\/blocks$/)
      await expect(links(page, `/block/${head}`).first()).toBeVisible()
    })

    await test.step('one record of each kind is shown', async () => {
      await page.goto(`/tx/${hashOf('a', head)}`)
      await expect(main(page).getByText('Success')).toBeVisible()
      await expect(main(page).getByText('0.000042').first()).toBeVisible()
      await page.goto(`/block/${head}`)
      await expect(main(page).getByText('1 transaction', { exact: true })).toBeVisible()
      await page.goto(`/address/${alice}`)
      await expect(links(page, '/tx/').first()).toBeVisible()
      await page.goto(`/token/${coin}`)
      await expect(main(page).getByText('1M')).not.toHaveCount(0)
    })

    // A refused parameter is sent once and never again.
    const refused = asked.filter(
      (each) => /[?&](?:page|method)=/.test(each) && personality.pages === 'cursors',
    )
    expect(refused).toEqual([])
  })
}
