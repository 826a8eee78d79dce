declare global {
  namespace App {
    interface PageState {
      /** How many sheets lie over the page; one step back closes the topmost (ui/steps.svelte.ts). */
      sheets?: number;
    }
  }
}

export {};
