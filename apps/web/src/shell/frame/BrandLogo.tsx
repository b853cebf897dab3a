import { useQuery } from '@tanstack/react-query'
import { logoQuery } from '../../features/content/frameQueries'
import { Logo, type LogoProps } from '../../ui/Logo'

/** NAV-33: the logo in the variant configured for the place. */
export function BrandLogo({ variant, ...rest }: Omit<LogoProps, 'src'> & { variant: 'mobile' | 'full' }) {
  const { data: logo } = useQuery(logoQuery)
  return <Logo src={logo?.[variant]} {...rest} />
}
