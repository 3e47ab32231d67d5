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
    };
    Views: { [_ in never]: never };
    Functions: {
      admit_intake: { Args: { row_id: string }; Returns: undefined };
      claim_outbox: { Args: { worker: string; batch: number; lease_seconds: number }; Returns: Database["public"]["Tables"]["outbox"]["Row"][] };
      clear_domain_password: { Args: { submission: string }; Returns: boolean };
      forward_submission: { Args: { submission: string }; Returns: undefined };
      is_admin: { Args: never; Returns: boolean };
      my_sessions: { Args: never; Returns: { id: string; created_at: string; refreshed_at: string; user_agent: string; ip: string; current: boolean }[] };
      purge_intake: { Args: never; Returns: undefined };
      release_outbox: { Args: never; Returns: undefined };
      retry_outbox: { Args: { job: string }; Returns: boolean };
      reveal_domain_password: { Args: { submission: string }; Returns: string };
      revoke_session: { Args: { id: string }; Returns: boolean };
      settle_outbox: { Args: { job: string; holder: string; give_up_seconds: number; result?: string; reason?: string; retry_seconds?: number }; Returns: string };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
