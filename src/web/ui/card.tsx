import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

export const Card = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div
    {...rest}
    className={classNames('rounded-card border border-line bg-raised p-5 max-xs:p-3.5 sm:p-6', className)}
  />
)
