export const MENU_ID = 'menu';

export interface MenuProps {
  open: boolean;
  onClose: () => void;
}
