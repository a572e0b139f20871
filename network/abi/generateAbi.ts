import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileContracts } from '#network/contracts/compile.ts'
import { generatedFiles } from './files.ts'
import { staleFiles } from './staleFiles.ts'

/** `npm run generate -- abi` writes `spec/abi/`; with `--check` it writes nothing and fails when a file there is stale. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'spec/abi')
const artifacts = await compileContracts()
const files = await generatedFiles(artifacts)
const stale = await staleFiles(folder, files)

if (process.argv.includes('--check')) {
  for (const path of stale) process.stderr.write(`spec/abi/${path} is not what the contracts say.\n`)
  if (stale.length > 0) {
    process.stderr.write('Run `npm run generate -- abi` and commit what it writes.\n')
    process.exitCode = 1
  }
} else {
  for (const path of stale) {
    const content = files.get(path)
    if (content === undefined) await rm(join(folder, path))
    else await write(join(folder, path), content)
  }
  process.stdout.write(`${files.size} files in spec/abi, ${stale.length} of them new or changed.\n`)
}

async function write(path: string, content: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
