import type { Product } from './facts.ts';
import { LIGHTDASH } from './lightdash.ts';

/** The product whose upgrades are judged. For the product of another maker, this is the one line to change. */
export const product: Product = LIGHTDASH;

/** Whether a text has the product's name, in any case. */
export function isNamed(text: string): boolean {
  return NAME.test(text);
}

const NAME = new RegExp(product.word, 'i');
