// Generated from supabase/migrations by `npm run types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          at: string;
          detail: Json;
          id: number;
          subject: string | null;
        };
        Insert: {
          action: string;
          actor?: string | null;
          at?: string;
          detail?: Json;
          id?: never;
          subject?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          at?: string;
          detail?: Json;
          id?: never;
          subject?: string | null;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          autosaved: boolean;
          category: string;
          content: string;
          created_at: string;
          excerpt: string;
          id: string;
          image_alt: string;
          image_url: string | null;
          published: boolean;
          published_at: string | null;
          read_time: number;
          slug: string;
          title: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          author?: string;
          autosaved?: boolean;
          category?: string;
          content?: string;
          created_at?: string;
          excerpt?: string;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          published?: boolean;
          published_at?: string | null;
          read_time?: number;
          slug: string;
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author?: string;
          autosaved?: boolean;
          category?: string;
          content?: string;
          created_at?: string;
          excerpt?: string;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          published?: boolean;
          published_at?: string | null;
          read_time?: number;
          slug?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          email: string | null;
          id: string;
          message: string | null;
          name: string | null;
          notes: string;
          service: string | null;
          status: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          message?: string | null;
          name?: string | null;
          notes?: string;
          service?: string | null;
          status?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          message?: string | null;
          name?: string | null;
          notes?: string;
          service?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      media_files: {
        Row: {
          alt: string;
          created_at: string;
          hash: string;
          height: number | null;
          id: string;
          kind: string;
          name: string;
          path: string;
          placeholder: string | null;
          size: number;
          updated_at: string;
          width: number | null;
        };
        Insert: {
          alt?: string;
          created_at?: string;
          hash: string;
          height?: number | null;
          id?: string;
          kind: string;
          name: string;
          path: string;
          placeholder?: string | null;
          size: number;
          updated_at?: string;
          width?: number | null;
        };
        Update: {
          alt?: string;
          created_at?: string;
          hash?: string;
          height?: number | null;
          id?: string;
          kind?: string;
          name?: string;
          path?: string;
          placeholder?: string | null;
          size?: number;
          updated_at?: string;
          width?: number | null;
        };
        Relationships: [];
      };
      missed_paths: {
        Row: {
          first_seen: string;
          hits: number;
          last_seen: string;
          path: string;
        };
        Insert: {
          first_seen?: string;
          hits?: number;
          last_seen?: string;
          path: string;
        };
        Update: {
          first_seen?: string;
          hits?: number;
          last_seen?: string;
          path?: string;
        };
        Relationships: [];
      };
      onboarding_submissions: {
        Row: {
          additional_info: string | null;
          address: string | null;
          budget_allocation: string | null;
          budget_range: string | null;
          company_name: string | null;
          contact_person: string | null;
          created_at: string;
          deleted_at: string | null;
          documents_url: string | null;
          domain_password: string | null;
          domain_provider: string | null;
          domain_status: string | null;
          domain_username: string | null;
          email: string | null;
          existing_domain: string | null;
          has_password: boolean;
          id: string;
          inventory_structure: string | null;
          notes: string;
          objectives: string | null;
          owner_name: string | null;
          payment_gateways: string[] | null;
          phone: string | null;
          product_count: number | null;
          project_description: string | null;
          requested_domain: string | null;
          sell_products: boolean;
          services: string[];
          status: string;
          target_audience: string | null;
          timeline: string | null;
        };
        Insert: {
          additional_info?: string | null;
          address?: string | null;
          budget_allocation?: string | null;
          budget_range?: string | null;
          company_name?: string | null;
          contact_person?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          documents_url?: string | null;
          domain_password?: string | null;
          domain_provider?: string | null;
          domain_status?: string | null;
          domain_username?: string | null;
          email?: string | null;
          existing_domain?: string | null;
          has_password?: never;
          id?: string;
          inventory_structure?: string | null;
          notes?: string;
          objectives?: string | null;
          owner_name?: string | null;
          payment_gateways?: string[] | null;
          phone?: string | null;
          product_count?: number | null;
          project_description?: string | null;
          requested_domain?: string | null;
          sell_products?: boolean;
          services?: string[];
          status?: string;
          target_audience?: string | null;
          timeline?: string | null;
        };
        Update: {
          additional_info?: string | null;
          address?: string | null;
          budget_allocation?: string | null;
          budget_range?: string | null;
          company_name?: string | null;
          contact_person?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          documents_url?: string | null;
          domain_password?: string | null;
          domain_provider?: string | null;
          domain_status?: string | null;
          domain_username?: string | null;
          email?: string | null;
          existing_domain?: string | null;
          has_password?: never;
          id?: string;
          inventory_structure?: string | null;
          notes?: string;
          objectives?: string | null;
          owner_name?: string | null;
          payment_gateways?: string[] | null;
          phone?: string | null;
          product_count?: number | null;
          project_description?: string | null;
          requested_domain?: string | null;
          sell_products?: boolean;
          services?: string[];
          status?: string;
          target_audience?: string | null;
          timeline?: string | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          attempts: number;
          created_at: string;
          done_at: string | null;
          id: string;
          idempotency_key: string;
          kind: string;
          last_error: string | null;
          lease: string | null;
          leased_by: string | null;
          next_attempt_at: string;
          outcome: string | null;
          payload: Json;
          queued_at: string;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          done_at?: string | null;
          id?: string;
          idempotency_key: string;
          kind: string;
          last_error?: string | null;
          lease?: string | null;
          leased_by?: string | null;
          next_attempt_at?: string;
          outcome?: string | null;
          payload: Json;
          queued_at?: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          done_at?: string | null;
          id?: string;
          idempotency_key?: string;
          kind?: string;
          last_error?: string | null;
          lease?: string | null;
          leased_by?: string | null;
          next_attempt_at?: string;
          outcome?: string | null;
          payload?: Json;
          queued_at?: string;
        };
        Relationships: [];
      };
      portfolio_items: {
        Row: {
          created_at: string;
          description: string;
          featured: boolean;
          id: string;
          image_alt: string;
          image_url: string | null;
          job_type: string;
          link: string | null;
          position: number;
          published: boolean;
          tags: string[];
          title: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          featured?: boolean;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          job_type?: string;
          link?: string | null;
          position?: number;
          published?: boolean;
          tags?: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          featured?: boolean;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          job_type?: string;
          link?: string | null;
          position?: number;
          published?: boolean;
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      post_revisions: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: number;
          post_id: string;
          snapshot: Json;
          version: number;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: never;
          post_id: string;
          snapshot: Json;
          version: number;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: never;
          post_id?: string;
          snapshot?: Json;
          version?: number;
        };
        Relationships: [{ foreignKeyName: "post_revisions_post_id_fkey"; columns: ["post_id"]; isOneToOne: false; referencedRelation: "blog_posts"; referencedColumns: ["id"] }];
      };
      preview_links: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          post_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          expires_at: string;
          id?: string;
          post_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          post_id?: string;
          token_hash?: string;
        };
        Relationships: [{ foreignKeyName: "preview_links_post_id_fkey"; columns: ["post_id"]; isOneToOne: false; referencedRelation: "blog_posts"; referencedColumns: ["id"] }];
      };
      profiles: {
        Row: {
          id: string;
          role: string;
        };
        Insert: {
          id: string;
          role?: string;
        };
        Update: {
          id?: string;
          role?: string;
        };
        Relationships: [];
      };
      public_settings: {
        Row: {
          name: string;
          updated_at: string;
          value: string;
        };
        Insert: {
          name: string;
          updated_at?: string;
          value: string;
        };
        Update: {
          name?: string;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      redirects: {
        Row: {
          created_at: string;
          from_path: string;
          hits: number;
          source: string;
          status: number;
          to_path: string;
        };
        Insert: {
          created_at?: string;
          from_path: string;
          hits?: number;
          source?: string;
          status?: number;
          to_path: string;
        };
        Update: {
          created_at?: string;
          from_path?: string;
          hits?: number;
          source?: string;
          status?: number;
          to_path?: string;
        };
        Relationships: [];
      };
      seo_pages: {
        Row: {
          canonical_url: string | null;
          description: string | null;
          keywords: string | null;
          noindex: boolean;
          og_image_url: string | null;
          page_type: string;
          slug: string;
          title: string | null;
          updated_at: string;
        };
        Insert: {
          canonical_url?: string | null;
          description?: string | null;
          keywords?: string | null;
          noindex?: boolean;
          og_image_url?: string | null;
          page_type?: string;
          slug: string;
          title?: string | null;
          updated_at?: string;
        };
        Update: {
          canonical_url?: string | null;
          description?: string | null;
          keywords?: string | null;
          noindex?: boolean;
          og_image_url?: string | null;
          page_type?: string;
          slug?: string;
          title?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_checks: {
        Row: {
          beat_at: string;
          complete: boolean;
          findings: Json;
          finished_at: string | null;
          id: string;
          known: number;
          must_mend: number;
          outcome: string | null;
          pages: number;
          started_at: string;
          visited: number;
          worth_mending: number;
        };
        Insert: {
          beat_at?: string;
          complete?: boolean;
          findings?: Json;
          finished_at?: string | null;
          id?: string;
          known?: number;
          must_mend?: number;
          outcome?: string | null;
          pages?: number;
          started_at?: string;
          visited?: number;
          worth_mending?: number;
        };
        Update: {
          beat_at?: string;
          complete?: boolean;
          findings?: Json;
          finished_at?: string | null;
          id?: string;
          known?: number;
          must_mend?: number;
          outcome?: string | null;
          pages?: number;
          started_at?: string;
          visited?: number;
          worth_mending?: number;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      admit_intake: { Args: { row_id: string }; Returns: undefined };
      claim_outbox: { Args: { worker: string; batch: number; lease_seconds: number }; Returns: Database["public"]["Tables"]["outbox"]["Row"][] };
      clear_domain_password: { Args: { submission: string }; Returns: boolean };
      dismiss_outbox: { Args: { job: string }; Returns: boolean };
      forward_submission: { Args: { submission: string }; Returns: undefined };
      is_admin: { Args: never; Returns: boolean };
      media_uses: { Args: { files: string[] }; Returns: { file: string; place: string; id: string; title: string }[] };
      move_portfolio_item: { Args: { item: string; place: number }; Returns: number };
      my_sessions: { Args: never; Returns: { id: string; created_at: string; refreshed_at: string; user_agent: string; ip: string; current: boolean }[] };
      preview_post: { Args: { token: string }; Returns: Database["public"]["Tables"]["blog_posts"]["Row"][] };
      purge_intake: { Args: never; Returns: undefined };
      put_back_missed_paths: { Args: { missed: string }; Returns: undefined };
      record_traffic: { Args: { redirected: string; missed: string }; Returns: undefined };
      release_outbox: { Args: never; Returns: undefined };
      replace_media: { Args: { file: string; new_name: string; new_hash: string; new_path: string; new_size: number; new_width?: number; new_height?: number; new_placeholder?: string }; Returns: string };
      restore_posts: { Args: { post_ids: string[] }; Returns: number };
      retry_outbox: { Args: { job: string }; Returns: boolean };
      reveal_domain_password: { Args: { submission: string }; Returns: string };
      revoke_session: { Args: { id: string }; Returns: boolean };
      settle_outbox: { Args: { job: string; holder: string; give_up_seconds: number; result?: string; reason?: string; retry_seconds?: number }; Returns: string };
      sitemap_parts: { Args: { size: number }; Returns: { from_id: string; changed: string }[] };
      sitemap_posts: { Args: { from_id: string; size: number }; Returns: { id: string; slug: string; changed: string; image_url: string; canonical_url: string }[] };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
