/** Texts beside prices, apart from the others, which the landing page does not load. */
export const priceTexts = {
  usualRate: 'usual total',
  usual: (amount: string) => `usual total ${amount} at our centers`,
  market: (amount: string) => `market rate ${amount}`,
  centers: 'See centers and prices',
  noCenter: (miles: number, zip?: string) => (zip ? `no center within ${miles} miles of ${zip}` : 'price on request'),
  saving: (percent: number) => `Save up to ${percent}%:`,
  savingProof: (price: string, market: string) => `${price}, market rate ${market}.`,
};
