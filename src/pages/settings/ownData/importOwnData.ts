import { config } from '#lib/browser/config/config.ts'
import {
  addressBook,
  type BookEntry,
  bookEntry,
  mostEntries,
  setBookEntries,
} from '#lib/browser/storage/addressBook.ts'
import { ownAbis, saveOwnAbis } from '#lib/browser/storage/ownAbis.ts'
import { formatCount } from '#lib/format/count.ts'
import { readOwnData } from './ownDataFile.ts'

/**
 * Imports a file of labels and ABIs, as a whole or not at all. Its entry wins when both the file and this browser have an
 * address. Returns sentences for the user: what was imported, which of their labels it replaced, and labels that now
 * stand for more than one address, because a file from somebody else may give an own label to another address.
 */
export async function importOwnData(text: string): Promise<string> {
  const reading = readOwnData(text)
  if (reading.problem !== undefined) return reading.problem
  const { chainId, addresses, abis, dropped } = reading
  if (chainId !== config().chainId)
    return `This file is for chain ${chainId}, not for ${config().name}. Nothing was imported.`
  const before = ownAbis().read()
  const replaced = addresses.filter(isOtherLabel).length
  if (!saveOwnAbis(abis)) return 'There is no room for the ABIs of this file. Nothing was imported.'
  if (!setBookEntries(addresses)) {
    ownAbis().write(before)
    return `This browser keeps ${formatCount(mostEntries)} addresses, and this file would make more. Nothing was imported.`
  }
  const shared = await sharedLabels(addresses)
  return [
    `Imported ${countOf(addresses.length, 'address', 'addresses')} and ${countOf(abis.length, 'ABI', 'ABIs')}.`,
    replaced > 0 && `It replaced ${countOf(replaced, 'label', 'labels')} of yours.`,
    dropped > 0 && `${formatCount(dropped)} more could not be read or repeat an address.`,
    shared.length > 0 && sharedSentence(shared),
  ]
    .filter((each) => each !== false)
    .join(' ')
}

/** Whether this browser has another label for the address. */
function isOtherLabel({ address, label }: BookEntry): boolean {
  const own = bookEntry(address)?.label ?? ''
  return own !== '' && own !== label
}

/** The imported labels that another address of the book has too, or one that looks the same. */
async function sharedLabels(imported: readonly BookEntry[]): Promise<string[]> {
  const { skeleton } = await import('#domain/names/lookAlikes.ts')
  const counts = new Map<string, number>()
  for (const { label } of addressBook().read()) {
    const looks = skeleton(label.toLowerCase())
    counts.set(looks, (counts.get(looks) ?? 0) + 1)
  }
  const labels = imported.map(({ label }) => label).filter((label) => label !== '')
  return [...new Set(labels)].filter((label) => (counts.get(skeleton(label.toLowerCase())) ?? 0) > 1)
}

function sharedSentence([first = '', ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${countOf(others.length, 'other label', 'other labels')}` : ''
  return `“${first}”${more} may now be taken for another address's label: compare them below before you send anything.`
}

function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
