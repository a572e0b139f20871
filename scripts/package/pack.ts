import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import { compileContracts, contractsVersion } from '#network/contracts/compile.ts'
import { packedContractsFile } from '#network/contracts/packedContracts.ts'
import { migrationsFolder } from '#network/store/database.ts'
import { emptyDatabase } from '#network/store/drivers/emptyDatabase.ts'
import { buildApp } from '../build/build.ts'

/** `npm pack` runs this first: it writes what the package has beside `dist`, the compiled services. */

const folder = 'services'

/** What the services run beside themselves. */
const programs = [
  'network/store/drivers/createDatabase.mjs',
  'network/node/repairDump.mjs',
  'network/explorer/verification/compilerProcess.mjs',
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await buildApp()
await bundleServices()
for (const file of programs) await copyFile(file, join(folder, basename(file)))
await cp(migrationsFolder, join(folder, 'migrations'), {
  recursive: true,
  // Only drizzle-kit reads them.
  filter: (file) => !file.endsWith('_snapshot.json'),
})
const contracts = {
  version: await contractsVersion(),
  artifacts: await compileContracts(),
}
await writeFile(join(folder, packedContractsFile), JSON.stringify(contracts))
await writeFile(join(folder, 'database.tar.br'), await compressedDatabase())

/**
 * The program and that of a service's process, with the packages in them, so that npm installs the database engine and
 * nothing else.
 */
async function bundleServices() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'esbuild', 'pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        input: ['scripts/package/tideline.ts', 'network/start/processes/serviceProcess.ts'],
        output: {
          banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
          // Beside the files that the code finds by its own address.
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  })
}

/** With a window as large as it can be: the database has the same pages three times. */
async function compressedDatabase(): Promise<Buffer> {
  const files = Buffer.from(await (await emptyDatabase()).arrayBuffer())
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_MAX_WINDOW_BITS } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS }
  return promisify(brotliCompress)(files, { params })
}
