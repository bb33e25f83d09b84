import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from './layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={brand.name} canonicalPath={paths.home.href()} />
      <h1>Home</h1>
    </>
  )
}
