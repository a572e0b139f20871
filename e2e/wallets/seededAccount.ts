import type { Page } from '@playwright/test'

/** Account 10 of the development mnemonic, which has tokens from the first block on. */
const seeded = {
  key: '0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897',
  address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
}

/** Gives the demo wallet an account with tokens, in place of a new one, as after an earlier visit. */
export async function keepSeededAccount(page: Page): Promise<void> {
  await page.addInitScript((account) => {
    localStorage.setItem('tideline.demoAccount', JSON.stringify(account))
  }, seeded)
}
