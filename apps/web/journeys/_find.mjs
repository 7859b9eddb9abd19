// The dialog that finds units, hexes and places.

/** Looks something up by its name or number, and goes there: the inspector then tells of that hex. */
export async function find(page, text, hex, { phone = false } = {}) {
  if (phone) await page.getByRole('button', { name: 'Find', exact: true }).click();
  else await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name, hex or place' }).fill(text);
  await dialog
    .getByRole('button')
    .filter({ hasText: `Hex ${hex}` })
    .first()
    .click();
  if (phone) await page.getByRole('tab', { name: 'Stack' }).click();
  await page.locator('.selection .hex-label', { hasText: hex }).waitFor();
  if (phone) await page.getByRole('tab', { name: 'Act' }).click();
}
