import { forgetAddressForm } from '#interfaces/indexer/graphql/addressForm.ts'
import { forgetAmountScale } from '#interfaces/indexer/indexerScale.ts'
import type { HostileNetwork } from '../faults/hostileNetwork.ts'
import { openApp, stageBrowser } from '../faults/openApp.tsx'
import { pageText } from '../faults/oracle.ts'
import { serveRealNetwork } from './realNetwork.ts'
import type { Variant } from './variant.ts'

/** Seconds for which the text, without its ages, must not change. */
const settledFor = 2

/** The text of a page on the network of a variant, once it no longer changes. */
export async function textOf(path: string, variant: Variant = {}): Promise<string> {
  return (await pageOf(path, variant)).text
}

/** The text of a page, what its fields hold, and where its links and pictures lead, once the text no longer changes. */
export async function pageOf(path: string, variant: Variant = {}) {
  forgetAddressForm()
  forgetAmountScale()
  await stageBrowser({ fetch: serveRealNetwork(variant) } as unknown as HostileNetwork)
  const app = await openApp(path)
  await app.pass(5)
  let text = ''
  for (let second = 0, same = 0; second < 30 && same < settledFor; second++) {
    await app.pass(1)
    const now = pageText()
    same = now !== '' && withoutDigits(now) === withoutDigits(text) ? same + 1 : 0
    text = now
  }
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
  const fields = all<HTMLInputElement>('input').map(({ value }) => value)
  const links = all('main a[href]').map((link) => link.getAttribute('href') ?? '')
  const pictures = all('img').map((picture) => picture.getAttribute('src') ?? '')
  app.close()
  return { text, fields, links, pictures }
}

function withoutDigits(text: string): string {
  return text.replace(/\d+/g, '')
}
