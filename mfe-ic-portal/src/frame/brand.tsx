import { brand, paths } from '@scanharbor/shared-contracts';
import { BrandMark } from '@scanharbor/shared-ui/brand-mark';
import { NavLink } from 'react-router-dom';
import { BrandLink, RailText } from './frame.styles';

/** The product's mark and name; leads to the portal's first screen. */
export function Brand() {
  return (
    <BrandLink as={NavLink} end to={paths.dashboard()}>
      <BrandMark />
      <RailText>{brand.name}</RailText>
    </BrandLink>
  );
}
