/** The roles of a process. Several processes with different roles form one network on one PostgreSQL. */
export const roles = ['follower', 'indexer', 'explorer', 'lending'] as const
export type Role = (typeof roles)[number]

/** Reads a list such as `indexer,explorer`; `all` is every role. Throws one sentence for another word. */
export function readRoles(text: string): Role[] {
  const words = text.split(',').map((word) => word.trim())
  const unknown = words.find((word) => word !== 'all' && !isRole(word))
  if (unknown !== undefined)
    throw new Error(
      `--role must be follower, indexer, explorer, lending or all, or some of them with commas, not "${unknown}".`,
    )
  return words.includes('all') ? [...roles] : words.filter(isRole)
}

function isRole(word: string): word is Role {
  return (roles as readonly string[]).includes(word)
}
